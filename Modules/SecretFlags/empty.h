// This module only carries compiler and linker flags.
