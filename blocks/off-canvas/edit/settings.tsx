/** How a panel looks, moves and closes. */
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { OffCanvasAttributes } from './types';

interface Props {
	attributes: OffCanvasAttributes;
	setAttributes: ( changed: Partial< OffCanvasAttributes > ) => void;
}

const DEFAULTS = defaultsIn( metadata, [
	'opener',
	'mode',
	'side',
	'width',
	'label',
	'hasClose',
	'closesByEscape',
	'closesBeside',
	'closesOnLinks',
] );

/**
 * The sidebar's settings of how it looks and closes.
 *
 * @param props               The block's attributes and how to change them.
 * @param props.attributes
 * @param props.setAttributes
 */
export function OffCanvasSettings( { attributes, setAttributes }: Props ) {
	return (
		<BlockSettings
			label={ __( 'Panel', 'frontage' ) }
			defaults={ DEFAULTS }
			attributes={ { ...attributes } }
			setAttributes={ setAttributes }
		>
			<Look />
			<ToggleField
				name="hasClose"
				label={ __( 'Has a close button', 'frontage' ) }
			/>
			<ToggleField
				name="closesByEscape"
				label={ __( 'Escape closes it', 'frontage' ) }
			/>
			<ToggleField
				name="closesBeside"
				label={ __( 'A press beside it closes it', 'frontage' ) }
			/>
			<ToggleField
				name="closesOnLinks"
				label={ __( 'Links within the page close it', 'frontage' ) }
			/>
		</BlockSettings>
	);
}

function Look() {
	return (
		<>
			<ChoiceField
				name="opener"
				label={ __( 'Opened by', 'frontage' ) }
				options={ {
					menu: __( 'A menu button', 'frontage' ),
					button: __( 'A button', 'frontage' ),
					none: __( 'Links to it only', 'frontage' ),
				} }
			/>
			<ChoiceField
				name="mode"
				label={ __( 'Movement', 'frontage' ) }
				options={ {
					slide: __( 'Slides over the page', 'frontage' ),
					'slide-along': __(
						'The page goes a part of the way',
						'frontage'
					),
					reveal: __( 'The page moves off it', 'frontage' ),
					push: __( 'Pushes the page', 'frontage' ),
				} }
			/>
			<ChoiceField
				name="side"
				label={ __( 'Edge', 'frontage' ) }
				options={ {
					start: __( 'Where lines begin', 'frontage' ),
					end: __( 'Where lines end', 'frontage' ),
					top: __( 'Top', 'frontage' ),
					bottom: __( 'Bottom', 'frontage' ),
				} }
			/>
			<RangeField
				name="width"
				label={ __( 'Width in pixels', 'frontage' ) }
				min={ 200 }
				max={ 800 }
			/>
			<TextField
				name="label"
				label={ __( 'Name for screen readers', 'frontage' ) }
			/>
		</>
	);
}
