/** Types of the gallery: what the server prints, for the component. */
import type { Place } from '@frontage/choice';
import type { Terms } from '@frontage/lib/consent';
import type { PaginationWords } from '@frontage/pagination';
import type { Order } from '@frontage/video-player';

export interface Picture {
	src: string;
	srcSet?: string;
	width?: number;
	height?: number;
}

/** A video; empty properties are left out. */
export interface Item {
	/** Address for people, which also names the video. */
	href: string;
	title: string;
	/** Duration as people read it. */
	length?: string;
	text?: string;
	poster?: Picture;
	vendor?: Order[ 'vendor' ];
	/** Address of the vendor's player. */
	embed?: string;
	isFile?: true;
}

/** What a press on a video of a vendor does, and how to remember or withdraw consent. */
export interface Ask {
	line: string;
	policy?: string;
	about?: string;
	/** Missing if consent is not remembered. */
	always?: string;
	stop: string;
}

export interface Vendor {
	terms: Terms;
	failed: string;
	/** Missing if the owner has decided for visitors. */
	ask?: Ask | null;
}

/** What the author chose, as S0 §3 names it. */
export interface Options {
	playlistId: string;
	pageSize: number;
	columns: number;
	showTitle: boolean;
	showPaging: boolean;
	autonext: boolean;
	hidethumbimg: boolean;
	style: string;
	thumbcrop: string;
	showDsc: boolean;
	thumbplay: boolean;
}

export interface Words {
	play: string;
	/** “Now playing: …”. */
	playing: string;
	/** “Page 2 of 3”. */
	status: string;
	more: string;
	loading: string;
	failed: string;
	retry: string;
	/** When a player does not load at all. */
	broken: string;
	pages: PaginationWords;
}

/** Props of the island. */
export interface GalleryProps {
	place: Place;
	/** All videos if they are whole, otherwise those of the printed page. */
	items: Item[];
	/** The page that the server printed. */
	page: number;
	pages: number;
	isWhole: boolean;
	/** Accessible name of the list; empty for none. */
	label: string;
	/** Value of `<img sizes>`. */
	sizes: string;
	/** Whether further pages are added below. */
	hasMore: boolean;
	options: Options;
	vendors: Partial< Record< string, Vendor > >;
	words: Words;
}
