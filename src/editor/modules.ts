/** What modules tell the editor about themselves beyond their block type: cost, third parties, rules, look. */
import type { Heading, Place, Rule } from './rules';

/** Somebody else whom a visitor's browser talks to. */
export interface ThirdParty {
	name: string;
	/** Host names, such as `www.example.com`. */
	hosts: string[];
	/** Why, in a few words. */
	purpose?: string;
	/** Address of the privacy policy. */
	policy?: string;
}

export interface EditorMeta {
	/**
	 * When the view module is fetched, as `render.php` says it: `interaction` unless told otherwise,
	 * empty for never.
	 */
	wake?: string | ( ( attributes: Record< string, unknown > ) => string );
	/** Whom a visitor's browser talks to because of this block, as it is set. */
	thirdParties?: ( attributes: Record< string, unknown > ) => ThirdParty[];
	/** Names of attributes that are about look; copied along with the look. */
	look?: string[];
	/** The heading that this block prints, for the order of headings. */
	heading?: ( place: Place ) => Heading | null;
	/** What may be wrong with this block. */
	rules?: Rule[];
}

const modules = new Map< string, EditorMeta >();

/**
 * Notes what a module tells.
 *
 * @param name The block, such as `core/quote`, or the slug of an extension.
 * @param help What it tells.
 */
export const describeModule = ( name: string, help: EditorMeta ): void =>
	void modules.set( name, help );

/**
 * What a module told.
 *
 * @param name The block, or the slug of an extension.
 */
export const helpOf = ( name: string ): EditorMeta => modules.get( name ) ?? {};
