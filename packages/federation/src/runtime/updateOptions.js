// Stands in for what takes over sharing data that appear after the start: each build brings them with its entry.
const nothing = () => {};

export { nothing as updateConsumeOptions, nothing as updateRemoteOptions };
