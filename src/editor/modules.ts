/** Editor metadata of modules beyond the block type: cost, third parties, rules, style attributes. */
import type { Heading, Place, Rule } from './rules';

/** A third party that the visitor's browser contacts. */
export interface ThirdParty {
	/** Slug of a provider of ours; a block that names its third parties decides by its settings whether it is used. */
	slug?: string;
	name: string;
	/** Host names, such as `www.example.com`. */
	hosts: string[];
	/** The purpose, in a few words. */
	purpose?: string;
	/** URL of the privacy policy. */
	policy?: string;
}

export interface EditorMeta {
	/** Folder of an extension, which differs from its name in posts if it was renamed. */
	slug?: string;
	/** When the view module is loaded, as in `render.php`: `interaction` by default, empty for never. */
	wake?: string | ( ( attributes: Record< string, unknown > ) => string );
	/** Third parties that the block contacts with its current settings. */
	thirdParties?: ( attributes: Record< string, unknown > ) => ThirdParty[];
	/** Names of attributes that belong to the block's style and are copied with it. */
	look?: string[];
	/** Returns the heading that this block prints, for checking the heading order. */
	heading?: ( place: Place ) => Heading | null;
	/** Checks for this block. */
	rules?: Rule[];
}

const modules = new Map< string, EditorMeta >();

/**
 * Stores a module's editor metadata.
 *
 * @param name Block name, such as `core/quote`, or name of an extension in posts.
 * @param help The metadata.
 */
export const describeModule = ( name: string, help: EditorMeta ): void =>
	void modules.set( name, help );

/**
 * Returns a module's editor metadata.
 *
 * @param name Block name, or name of an extension in posts.
 */
export const helpOf = ( name: string ): EditorMeta => modules.get( name ) ?? {};
