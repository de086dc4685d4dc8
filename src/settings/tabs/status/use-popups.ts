import { useRest } from '../../parts';
import type { Types } from '../../queue/labels';

type Kind = 'open' | 'done';

export interface Popup {
	id: string;
	/** Empty if it has no words. */
	title: string;
	/** Title of its block. */
	block: string;
	/** By day of the last 30; null if it is not counted. */
	counts: Record< string, Partial< Record< Kind, number > > > | null;
}

/** Returns the popups of the site, as far as this tab shows them, and what the log may name. */
export const usePopups = () =>
	useRest< { overlays: Popup[] } & Types >( 'overlays' );

export const nameOf = ( { title, block }: Popup ): string => title || block;
