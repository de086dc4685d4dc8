import type { Tab } from '@frontage/settings/tab';
import head from './head';
import { Screen } from './screen';

export default { ...head, Screen } satisfies Tab;
