import type { FrontageIsland } from '@frontage/islands/types';
import { host, type HostProps } from '@frontage/overlay';

/** What the platform leaves out: Back, links, players that go on, and how often it was opened. */
export const enhance = ( island: FrontageIsland, props: HostProps ) =>
	host( island.lastElementChild as HTMLDialogElement, props );
