/// Keeps the page zooms of sites in one file.
public typealias SiteZoomsStore = DocumentStore<SiteZoomList>
