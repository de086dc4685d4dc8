/** Settings of extensions: what they are, which blocks can have them, and how they are stored. */
import { hasBlockSupport } from '@wordpress/blocks';
import type { ComponentType } from 'react';
import type { EditorMeta } from './modules';

export type ExtensionSettings = Record< string, unknown >;

export interface EditedBlock {
	name: string;
	clientId: string;
	attributes: { frontage?: Record< string, ExtensionSettings > };
	setAttributes: ( changed: object ) => void;
	isSelected: boolean;
	wrapperProps?: Record< string, unknown >;
}

export interface PanelProps {
	settings: ExtensionSettings;
	/** Merges settings; an empty string or undefined removes one. */
	onChange: ( changed: ExtensionSettings ) => void;
	/** Removes all settings. */
	onReset: () => void;
}

export interface Extension {
	/** Folder name of the module. */
	slug: string;
	/** Key of its settings in posts, if the folder was renamed; the slug by default. */
	savedAs?: string;
	/** Of its panel in the group of extensions. */
	label: string;
	/** The `Setting`s in its panel. */
	Fields: ComponentType< PanelProps >;
	/** Returns whether a block can have it; any block by default. */
	isFor?: ( block: { name: string; clientId: string } ) => boolean;
	/** Returns props for the block's wrapper in the canvas; null for none. */
	preview?: ( settings: ExtensionSettings ) => object | null;
	/** Metadata for the cost panel; functions receive the block's attributes. */
	help?: Pick< EditorMeta, 'wake' | 'thirdParties' >;
}

/** Returns whether a block can be extended. Blocks without an element of their own cannot. */
export const takesExtensions = ( name: string ) =>
	hasBlockSupport( name, 'customClassName', true );

/** Removes unset keys; returns undefined if none are left. */
export function compact( settings: object ): object | undefined {
	const kept = Object.entries( settings ).filter(
		( [ , value ] ) => value !== undefined && value !== ''
	);
	return kept.length ? Object.fromEntries( kept ) : undefined;
}
