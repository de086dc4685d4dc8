/** Components for settings tabs. */
export { Bytes, formatBytes } from './bytes';
export { Confirm } from './confirm';
export { CopyButton } from './copy-button';
export { ErrorNotice } from './error-notice';
export { Loading } from './loading';
export { notify } from './messages';
export { read, readPage, send, useRest, type RestError } from './rest';
export { Rows } from './rows';
export { SaveBar } from './save-bar';
export { Section } from './section';
export { SettingControl } from './setting-control';
export { siteUrl } from './site-url';
export { TabLink } from './tab-link';
export { useSettings, type Kind } from './settings';
export { go, setArgs, useRoute } from '../route';
export type { Place } from './types';
export { usePosts } from './use-posts';
export { useUnsaved } from '../unsaved';
