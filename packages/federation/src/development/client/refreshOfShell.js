// Before React, which looks for the runtime of fast refresh when it starts.
import * as runtime from 'react-refresh/runtime';

window.refreshRuntime = runtime;
