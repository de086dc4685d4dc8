/** Types of the block’s props. */
import type { Terms } from '@frontage/lib/consent';
import type { Vendor } from '@frontage/video-player';
import type { State, Times } from './choice';

export interface Poster {
	src: string;
	srcset?: string;
	sizes?: string;
	width?: number;
	height?: number;
}

/** A stream: its times, and what shows it. */
export interface Stream extends Times {
	id: string;
	title: string;
	/** Address at the vendor. */
	url: string;
	vendor?: Vendor;
	/** Address of the player, without `autoplay`; none if it can only be watched there. */
	embed?: string;
	/** Address of the chat, without the page’s host. */
	chat?: string;
	poster?: Poster;
	/** Start as the site writes it. */
	date?: string;
	/** Minutes by which the site’s clock was ahead of UTC then; 0 by default. */
	offset?: number;
}

/** Texts about a vendor, and what consent to it takes. */
export interface VendorWords {
	terms: Terms;
	/** Whether visitors are asked here. */
	asks: boolean;
	ask: string;
	policy: string;
	policyUrl: string;
	/** Empty where consent is not remembered. */
	always: string;
	stop: string;
	failed: string;
	chatNotice: string;
}

export type Words = Record<
	| 'live'
	| 'upcoming'
	| 'past'
	| 'offline'
	| 'title'
	| 'play'
	| 'none'
	| 'channel'
	| 'starts'
	| 'since'
	| 'streamed'
	| 'soon'
	| 'question'
	| 'ok'
	| 'cancel'
	| 'fresh'
	| 'watch'
	| 'chat'
	| 'showChat'
	| 'closeChat',
	string
>;

/** Props of the island. */
export interface LiveProps {
	streams: Stream[];
	/** Index of what the server shows; -1 for none. */
	chosen: number;
	/** State of that; empty for none. */
	state: State | '';
	ratio: number;
	hasChat: boolean;
	vendors: Partial< Record< Vendor, VendorWords > >;
	words: Words;
	/** The author’s title, for whatever is shown. */
	title?: string;
	/** The author’s picture. */
	poster?: Poster;
	/** Player of a channel that the server cannot check. */
	unchecked?: Stream;
	/** Address of the channel. */
	channel?: string;
	/** Signed value that names the channel in a check. */
	channelId?: string;
}

/** Answer of a check. */
export interface Answer {
	fresh_live: boolean;
	/** False while the server knows nothing about the channel yet. */
	is_known: boolean;
	streams: Stream[];
}
