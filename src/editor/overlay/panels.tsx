import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import {
	BlockSettings,
	ToggleField,
	type SettingsProps,
} from '@frontage/editor';
import { CloseFields } from './close-fields';
import { StyleFields } from './style-fields';

/** A panel of an overlay: its own fields, and those that all overlays share and it has. */
interface Props extends SettingsProps< any > {
	/** Defaults of the panel's attributes, which say which of the shared fields it has. */
	of: Record< string, unknown >;
	/** The block's own fields. */
	children?: ReactNode;
}

/** What opens an overlay when pressed, and whether that is counted. */
export const OpeningPanel = ( { of, children, ...block }: Props ) => (
	<BlockSettings
		label={ __( 'Opening', 'frontage' ) }
		defaults={ of }
		{ ...block }
	>
		{ children }
		{ 'counts' in of && (
			<ToggleField
				name="counts"
				label={ __( 'Count openings (no personal data)', 'frontage' ) }
			/>
		) }
	</BlockSettings>
);

/** How an overlay looks: the block's own fields come first. */
export const StylePanel = ( { of, children, ...block }: Props ) => (
	<BlockSettings
		label={ __( 'Look', 'frontage' ) }
		defaults={ of }
		{ ...block }
	>
		{ children }
		<StyleFields of={ of } />
	</BlockSettings>
);

/** What closes an overlay: the block's own fields come last. */
export const ClosingPanel = ( { of, children, ...block }: Props ) => (
	<BlockSettings
		label={ __( 'Closing', 'frontage' ) }
		defaults={ of }
		isCollapsed
		{ ...block }
	>
		<CloseFields of={ of } />
		{ children }
	</BlockSettings>
);
