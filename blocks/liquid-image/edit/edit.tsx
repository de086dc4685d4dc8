import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { image as icon } from '@wordpress/icons';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	defaultsIn,
	useChildren,
	type EditProps,
} from '@frontage/editor';
import { PicturesStart } from '@frontage/editor/pictures';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { blocks } = useChildren( clientId );
	const blockProps = useBlockProps();
	const pictures = useInnerBlocksProps(
		{ className: 'frontage-liquid-image__pictures' },
		{ orientation: 'horizontal', renderAppender: false }
	);
	if ( ! blocks.length ) {
		return (
			<div { ...blockProps }>
				<PicturesStart
					clientId={ clientId }
					icon={ icon }
					title={ __( 'Liquid Image', 'frontage' ) }
					instructions={ __(
						'Drag and drop two images here, or choose them from your library. The first image flows into the second. A single image ripples.',
						'frontage'
					) }
					most={ 2 }
				/>
			</div>
		);
	}
	return (
		<>
			<InspectorControls>
				<LiquidSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<div { ...pictures } />
			</div>
		</>
	);
}

const LiquidSettings = (
	block: Omit< EditProps< Attributes >, 'clientId' >
) => (
	<BlockSettings
		label={ __( 'Liquid effect', 'frontage' ) }
		defaults={ DEFAULTS }
		{ ...block }
	>
		<ChoiceField< Attributes >
			name="texture"
			label={ __( 'Texture', 'frontage' ) }
			options={ {
				waves: __( 'Waves', 'frontage' ),
				drops: __( 'Drops', 'frontage' ),
				glass: __( 'Frosted glass', 'frontage' ),
			} }
		/>
		<RangeField
			name="strength"
			label={ __( 'Strength', 'frontage' ) }
			min={ 10 }
			max={ 200 }
			step={ 10 }
		/>
		<RangeField
			name="duration"
			label={ __( 'Transition duration (ms)', 'frontage' ) }
			min={ 200 }
			max={ 3000 }
			step={ 100 }
		/>
	</BlockSettings>
);
