import { useBlockProps } from '@wordpress/block-editor';
import { SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { image as icon } from '@wordpress/icons';
import type { CSSProperties } from 'react';
import { Setting, Settings, WallParts, type EditProps } from '@frontage/editor';
import {
	FitSetting,
	MotionSettings,
	SlidesEdit,
	slidesOfFiles,
	useSlides,
} from '@frontage/editor/slides';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const effects = () => ( {
	fade: __( 'Fade', 'frontage' ),
	slide: _x( 'Slide', 'transition effect', 'frontage' ),
	pull: __( 'Pull away', 'frontage' ),
	'ken-burns': __( 'Ken Burns: images move slowly', 'frontage' ),
} );

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes, clientId } = block;
	const slides = useSlides( clientId );
	const blockProps = useBlockProps( {
		style: {
			'--frontage-slideshow-ratio': attributes.ratio,
			'--frontage-slide-fit': attributes.fit,
		} as CSSProperties,
	} );
	return (
		<SlidesEdit
			slides={ slides }
			attributes={ attributes }
			blockProps={ blockProps }
			onAdd={ ( files ) => slides.append( slidesOfFiles( files ) ) }
			after={ <WallParts { ...block } /> }
			className="has-columns-1 has-side-arrows"
			start={ {
				icon,
				title: __( 'Slideshow', 'frontage' ),
				onFiles: ( files ) => slides.replace( slidesOfFiles( files ) ),
			} }
		>
			<MotionSettings
				attributes={ attributes }
				defaults={ metadata.attributes }
				effects={ effects() }
				setAttributes={ setAttributes }
			/>
			<Shape
				ratio={ attributes.ratio }
				fit={ attributes.fit }
				onChange={ setAttributes }
			/>
		</SlidesEdit>
	);
}

type Ratio = Attributes[ 'ratio' ];

const RATIO = metadata.attributes.ratio as { enum: Ratio[]; default: Ratio };

interface ShapeProps extends Pick< Attributes, 'ratio' | 'fit' > {
	onChange: ( changed: Partial< Attributes > ) => void;
}

function Shape( { ratio, fit, onChange }: ShapeProps ) {
	const standard = RATIO.default;
	const label = __( 'Aspect ratio', 'frontage' );
	return (
		<Settings
			label={ __( 'Size', 'frontage' ) }
			onReset={ () => onChange( { ratio: standard, fit: 'cover' } ) }
		>
			<Setting
				label={ label }
				isSet={ ratio !== standard }
				onReset={ () => onChange( { ratio: standard } ) }
			>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ label }
					value={ ratio }
					options={ RATIO.enum.map( ( value ) => ( {
						value,
						label: value.replace( '/', ':' ),
					} ) ) }
					onChange={ ( value: Ratio ) =>
						onChange( { ratio: value } )
					}
				/>
			</Setting>
			<FitSetting
				fit={ fit }
				onChange={ ( value ) => onChange( { fit: value } ) }
			/>
		</Settings>
	);
}
