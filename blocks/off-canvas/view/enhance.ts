import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { host, type HostProps } from '@frontage/overlay';

/** What the browser does not handle: Back, links, pausing players, and counting openings. */
export const enhance = ( island: FrontageIsland, props: HostProps ) =>
	host( queryOwn< [ HTMLDialogElement ] >( island, 'dialog' )[ 0 ], props );
