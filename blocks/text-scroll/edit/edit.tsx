import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	PreviewButton,
	RangeField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

const TEMPLATE: [ string, object ][] = [
	[
		'core/paragraph',
		{ placeholder: __( 'Add scrolling text…', 'frontage' ) },
	],
];

export function Edit( block: EditProps< Attributes > ) {
	const { direction } = block.attributes;
	const [ isPlaying, play ] = useState( false );
	const inner = useInnerBlocksProps(
		{ className: 'frontage-marquee__item' },
		{
			template: TEMPLATE,
			orientation: 'horizontal',
			renderAppender: false,
		}
	);
	return (
		<>
			<PreviewButton isPlaying={ isPlaying } onChange={ play } />
			<InspectorControls>
				<TextScrollSettings { ...block } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<div
					className={ `frontage-marquee is-to-${ direction }${ isPlaying ? ' is-previewing' : '' }` }
				>
					<div className="frontage-marquee__track">
						<div { ...inner } />
					</div>
				</div>
			</div>
		</>
	);
}

function TextScrollSettings( block: EditProps< Attributes > ) {
	const isByPage = block.attributes.drive === 'page';
	return (
		<BlockSettings
			label={ __( 'Scrolling text', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="drive"
				label={ __( 'Movement', 'frontage' ) }
				options={ {
					time: __( 'Automatic', 'frontage' ),
					page: __( 'While scrolling the page', 'frontage' ),
				} }
			/>
			<ChoiceField< Attributes >
				name="direction"
				label={ __( 'Direction', 'frontage' ) }
				options={ {
					start: __( 'To the left (start)', 'frontage' ),
					end: __( 'To the right (end)', 'frontage' ),
				} }
			/>
			{ ! isByPage && (
				<RangeField
					name="speed"
					label={ __( 'Speed', 'frontage' ) }
					help={ __(
						'Pixels per second at normal text size. Slower text is easier to read.',
						'frontage'
					) }
					min={ 10 }
					max={ 400 }
					step={ 10 }
				/>
			) }
			<ChoiceField< Attributes >
				name="separator"
				label={ __( 'Separator', 'frontage' ) }
				options={ {
					dot: '·',
					star: '✦',
					slash: '/',
					dash: '—',
					none: __( 'None', 'frontage' ),
				} }
			/>
			<ToggleField
				name="hasFade"
				label={ __( 'Fade at both ends', 'frontage' ) }
			/>
		</BlockSettings>
	);
}
