import type { Block } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { SwitcherAttributes } from './types';

const DEFAULTS = defaultsIn( metadata );

interface Props {
	attributes: SwitcherAttributes;
	setAttributes: ( changed: Partial< SwitcherAttributes > ) => void;
	contents: Block[];
}

const nameOf = ( { attributes }: Block, index: number ) =>
	String( attributes.title ?? '' ) ||
	sprintf(
		/* translators: %d: the content's place, from 1. */
		__( 'Content %d', 'frontage' ),
		index + 1
	);

/** The sidebar's settings. */
export function SwitcherSettings( { contents, ...block }: Props ) {
	return (
		<BlockSettings
			label={ __( 'Content switcher', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField
				name="control"
				label={ __( 'Chosen by', 'frontage' ) }
				help={
					contents.length > 2
						? __(
								'A switch has two contents; with more, visitors get buttons.',
								'frontage'
							)
						: undefined
				}
				options={ {
					switch: __( 'A switch', 'frontage' ),
					buttons: __( 'Buttons', 'frontage' ),
				} }
			/>
			<ChoiceField
				name="initial"
				label={ __( 'Shown at first', 'frontage' ) }
				options={ Object.fromEntries(
					contents.map( ( content, index ) => [
						index,
						nameOf( content, index ),
					] )
				) }
			/>
			<ChoiceField
				name="justify"
				label={ __( 'Place', 'frontage' ) }
				options={ {
					start: __( 'At the start of the line', 'frontage' ),
					center: __( 'In the middle', 'frontage' ),
					end: __( 'At the end of the line', 'frontage' ),
				} }
			/>
			<TextField
				name="label"
				label={ __( 'Name for screen readers', 'frontage' ) }
				help={ __(
					'What is chosen, such as “Billing period”.',
					'frontage'
				) }
			/>
		</BlockSettings>
	);
}
