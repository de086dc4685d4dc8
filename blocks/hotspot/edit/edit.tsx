import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import {
	BlockSettings,
	RangeField,
	TextField,
	blockEditor,
	defaultsIn,
	useIsInside,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { Marker } from './marker';
import type { Place } from './place';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[ 'core/paragraph', { placeholder: __( 'Add description…', 'frontage' ) } ],
];

const DEFAULTS = defaultsIn( metadata, [ 'label', 'x', 'y' ] );

export function Edit( {
	clientId,
	isSelected,
	...block
}: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const [ dragged, setDragged ] = useState< Place | null >( null );
	const isInside = useIsInside( clientId );
	const index = useSelect(
		( select ) => blockEditor( select ).getBlockIndex( clientId ),
		[ clientId ]
	);
	const { x, y } = dragged ?? attributes;
	const blockProps = useBlockProps( {
		style: {
			'--frontage-hotspots-x': `${ x }%`,
			'--frontage-hotspots-y': `${ y }%`,
			'--frontage-hotspots-share': x,
		} as CSSProperties,
	} );
	const content = useInnerBlocksProps( {}, { template: TEMPLATE } );
	return (
		<div { ...blockProps }>
			<SpotSettings { ...block } />
			<Marker
				place={ attributes }
				onDrag={ setDragged }
				onMove={ ( place ) => setAttributes( { ...place } ) }
				label={ attributes.label }
				number={ index + 1 }
			/>
			<div
				className="frontage-hotspots__card"
				hidden={ ! isSelected && ! isInside }
			>
				<RichText
					tagName="p"
					className="frontage-hotspots__title"
					value={ attributes.label }
					onChange={ ( label: string ) => setAttributes( { label } ) }
					allowedFormats={ [] }
					disableLineBreaks
					placeholder={ __( 'Hotspot name', 'frontage' ) }
					aria-label={ __( 'Hotspot name', 'frontage' ) }
				/>
				<div { ...content } />
			</div>
		</div>
	);
}

/** Name and position. */
function SpotSettings(
	block: Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' >
) {
	return (
		<InspectorControls>
			<BlockSettings
				label={ __( 'Hotspot', 'frontage' ) }
				defaults={ DEFAULTS }
				{ ...block }
			>
				<TextField
					name="label"
					label={ __( 'Name', 'frontage' ) }
					help={ __(
						'Used as the title of the content and announced by screen readers.',
						'frontage'
					) }
				/>
				<RangeField
					name="x"
					label={ __( 'Position from left (%)', 'frontage' ) }
					min={ 0 }
					max={ 100 }
					step={ 0.5 }
				/>
				<RangeField
					name="y"
					label={ __( 'Position from top (%)', 'frontage' ) }
					min={ 0 }
					max={ 100 }
					step={ 0.5 }
				/>
			</BlockSettings>
		</InspectorControls>
	);
}
