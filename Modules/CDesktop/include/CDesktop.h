#pragma once

// Newer systems deprecate calls that Debian 12 still needs.
#define GLIB_DISABLE_DEPRECATION_WARNINGS 1
#define GDK_DISABLE_DEPRECATION_WARNINGS 1
#define ADW_DISABLE_DEPRECATION_WARNINGS 1
#define WEBKIT_DISABLE_DEPRECATION_WARNINGS 1
#define JSC_DISABLE_DEPRECATION_WARNINGS 1

#include <adwaita.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <libpsl.h>
#include <libsecret/secret.h>
#include <webkit/webkit.h>

// libdispatch exports these for CoreFoundation's run loop; GLib's loop drains the main queue with them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Macros that Swift cannot import.
static inline GType shim_type_object(void) { return G_TYPE_OBJECT; }
static inline GType shim_type_interface(void) { return G_TYPE_INTERFACE; }
static inline GType shim_type_boxed(void) { return G_TYPE_BOXED; }
static inline GType shim_type_pointer(void) { return G_TYPE_POINTER; }
static inline GType shim_type_param(void) { return G_TYPE_PARAM; }
static inline GType shim_type_variant(void) { return G_TYPE_VARIANT; }
static inline GType shim_type_none(void) { return G_TYPE_NONE; }
static inline GType shim_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType shim_type_int(void) { return G_TYPE_INT; }
static inline GType shim_type_uint(void) { return G_TYPE_UINT; }
static inline GType shim_type_long(void) { return G_TYPE_LONG; }
static inline GType shim_type_ulong(void) { return G_TYPE_ULONG; }
static inline GType shim_type_int64(void) { return G_TYPE_INT64; }
static inline GType shim_type_uint64(void) { return G_TYPE_UINT64; }
static inline GType shim_type_float(void) { return G_TYPE_FLOAT; }
static inline GType shim_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType shim_type_string(void) { return G_TYPE_STRING; }
static inline GType shim_type_enum(void) { return G_TYPE_ENUM; }
static inline GType shim_type_flags(void) { return G_TYPE_FLAGS; }

static inline GType shim_object_type(gconstpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }
static inline gboolean shim_object_is_a(gpointer instance, GType type) {
  return g_type_check_instance_is_a((GTypeInstance *)instance, type);
}
static inline GType shim_value_type(const GValue *value) { return G_VALUE_TYPE(value); }

// What only a newer toolkit can do.
static inline void shim_accessible_announce(GtkWidget *widget, const char *text) {
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce(GTK_ACCESSIBLE(widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

// Variadic functions that Swift cannot call.
static inline void shim_command_line_print(GApplicationCommandLine *line, const char *text) {
  g_application_command_line_print(line, "%s", text);
}
static inline void shim_command_line_print_error(GApplicationCommandLine *line, const char *text) {
  g_application_command_line_printerr(line, "%s", text);
}
static inline GtkWidget *shim_adw_message_dialog_new(GtkWindow *parent, const char *heading,
                                                     const char *body) {
  GtkWidget *dialog = adw_message_dialog_new(parent, heading, NULL);
  if (body != NULL) adw_message_dialog_set_body(ADW_MESSAGE_DIALOG(dialog), body);
  return dialog;
}

// The web view's properties that can only be set when it is made. A related view shares its context and session.
static inline GtkWidget *shim_web_view_new(WebKitWebContext *context, WebKitNetworkSession *session,
                                           WebKitSettings *settings) {
  return GTK_WIDGET(g_object_new(WEBKIT_TYPE_WEB_VIEW, "web-context", context, "network-session", session,
                                 "settings", settings, NULL));
}
static inline GtkWidget *shim_web_view_new_automated(
    WebKitWebContext *context, WebKitNetworkSession *session, WebKitSettings *settings,
    WebKitAutomationBrowsingContextPresentation presentation) {
  return GTK_WIDGET(g_object_new(WEBKIT_TYPE_WEB_VIEW, "web-context", context, "network-session", session,
                                 "settings", settings, "is-controlled-by-automation", TRUE,
                                 "automation-presentation-type", presentation, NULL));
}
static inline WebKitWebContext *shim_web_context_new_limited(WebKitMemoryPressureSettings *settings) {
  return WEBKIT_WEB_CONTEXT(g_object_new(WEBKIT_TYPE_WEB_CONTEXT, "memory-pressure-settings", settings, NULL));
}
static inline GtkWidget *shim_web_view_new_related(WebKitWebView *related, WebKitSettings *settings) {
  return GTK_WIDGET(
      g_object_new(WEBKIT_TYPE_WEB_VIEW, "related-view", related, "settings", settings, NULL));
}
static inline WebKitWebsitePolicies *shim_website_policies_new(WebKitAutoplayPolicy autoplay) {
  return webkit_website_policies_new_with_policies("autoplay", autoplay, NULL);
}

// From gtk4-unix-print, whose pkg-config file is not asked for these few functions alone.
typedef struct _GtkPrintUnixDialog GtkPrintUnixDialog;
typedef struct _GtkPrinter GtkPrinter;
extern GtkWidget *gtk_print_unix_dialog_new(const char *title, GtkWindow *parent);
extern GtkPrintSettings *gtk_print_unix_dialog_get_settings(GtkPrintUnixDialog *dialog);
extern GtkPageSetup *gtk_print_unix_dialog_get_page_setup(GtkPrintUnixDialog *dialog);
extern GtkPrinter *gtk_print_unix_dialog_get_selected_printer(GtkPrintUnixDialog *dialog);
extern const char *gtk_printer_get_name(GtkPrinter *printer);
