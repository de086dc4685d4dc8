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
} from '../../../src/editor';
import metadata from '../block.json';
import { Marker } from './marker';
import type { Place } from './place';

const TEMPLATE: [ string, object ][] = [
	[ 'core/paragraph', { placeholder: __( 'More about it…', 'frontage' ) } ],
];

const DEFAULTS = defaultsIn( metadata, [ 'label', 'x', 'y' ] );

interface SpotAttributes extends Record< string, unknown >, Place {
	/** Its name, and title of what it opens. */
	label: string;
}

interface EditProps {
	attributes: SpotAttributes;
	setAttributes: ( changed: Partial< SpotAttributes > ) => void;
	clientId: string;
	isSelected: boolean;
}

export function Edit( { clientId, isSelected, ...block }: EditProps ) {
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
					placeholder={ __( 'Name of the spot', 'frontage' ) }
					aria-label={ __( 'Name of the spot', 'frontage' ) }
				/>
				<div { ...content } />
			</div>
		</div>
	);
}

/** Name and place. */
function SpotSettings(
	block: Pick< EditProps, 'attributes' | 'setAttributes' >
) {
	return (
		<InspectorControls>
			<BlockSettings
				label={ __( 'Spot', 'frontage' ) }
				defaults={ DEFAULTS }
				{ ...block }
			>
				<TextField
					name="label"
					label={ __( 'Name', 'frontage' ) }
					help={ __(
						'Title of what it opens; screen readers say it of the spot.',
						'frontage'
					) }
				/>
				<RangeField
					name="x"
					label={ __( 'From the left, in percent', 'frontage' ) }
					min={ 0 }
					max={ 100 }
					step={ 0.5 }
				/>
				<RangeField
					name="y"
					label={ __( 'From the top, in percent', 'frontage' ) }
					min={ 0 }
					max={ 100 }
					step={ 0.5 }
				/>
			</BlockSettings>
		</InspectorControls>
	);
}
