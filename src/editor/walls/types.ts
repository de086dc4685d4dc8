/** Pictures on a wall, in terms that all walls understand. */
import type { Block } from '@wordpress/blocks';
import type { JSX } from 'react';

export type Values = Record< string, unknown >;

/** One picture: what core's Image block can say about it, and its categories. */
export interface WallPicture extends Values {
	id?: number;
	url?: string;
	alt?: string;
	/** HTML. */
	caption?: string;
	/** `custom`, `media`, `attachment` or `none`; missing: as the wall says. */
	linkDestination?: string;
	href?: string;
	linkTarget?: string;
	rel?: string;
	lightbox?: { enabled?: boolean };
	sizeSlug?: string;
	/** Width by height, or `auto`; missing: as the wall says. */
	aspectRatio?: string;
	scale?: string;
	focalPoint?: { x: number; y: number };
	/** URLs of the original file and of its page, if known; not saved. */
	media?: { file?: string; page?: string };
}

/**
 * Settings of the wall by name, as block attributes are named. Those with a meaning for several walls:
 * `caption`, `label`, `columns` (0: chosen for the author), `ratio`, `fit`, `opens` (`none`, `file` or `page`), `pageSize` (0 for all).
 */
export type WallSettings = Values;

export interface Wall {
	pictures: WallPicture[];
	settings: WallSettings;
}

/** A way to show pictures, as the author chooses it. */
export interface WallLayout {
	name: string;
	title: string;
	icon: JSX.Element;
	/** Attributes that make it, if its block has several. */
	attributes?: Values;
}

/** An attribute in `block.json`. */
export interface Schema {
	type?: unknown;
	default?: unknown;
	enum?: readonly unknown[];
	minimum?: number;
	maximum?: number;
}

/** How one block holds pictures. */
export interface WallBlock {
	/** Its `block.json`, or as much of it. */
	metadata: { name: string; attributes: object };
	/** Attributes that hold pictures and are no settings. */
	held?: readonly string[];
	/** Settings that are taken along even if they are the default. */
	always?: readonly string[];
	/** Where crops belong: to the wall, so that pictures of its shape need none, or to each picture. */
	crops: 'wall' | 'pictures' | 'nowhere';
	/** Settings of the wall in common terms. */
	read?: ( attributes: Values ) => WallSettings;
	/** The reverse, for a number of pictures; what does not fit an attribute is left out afterwards. */
	write?: ( settings: WallSettings, count: number ) => Values;
	/** Pictures of a block; null if it holds anything else, which would be lost. */
	pictures: ( block: Block ) => WallPicture[] | null;
	/** Attributes and inner blocks that hold pictures. */
	content: (
		pictures: WallPicture[],
		settings: WallSettings
	) => { attributes?: Values; innerBlocks?: Block[] };
	/** In the menu; without any, the block is not in it. */
	layouts?: WallLayout[];
}
