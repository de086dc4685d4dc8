import { useBlockProps } from '@wordpress/block-editor';
import { createBlocksFromInnerBlocksTemplate } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { cover as icon } from '@wordpress/icons';
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
import { START } from './variations';
import type { Attributes } from '../attributes';

const HEIGHT = metadata.attributes.height.default;

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes, clientId } = block;
	const slides = useSlides( clientId );
	const blockProps = useBlockProps( {
		className: 'frontage-slider',
		style: {
			'--frontage-slide-height': attributes.height,
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
			className={ classesOf( attributes ) }
			start={ {
				icon,
				title: __( 'Slider', 'frontage' ),
				onFiles: ( files ) => slides.replace( slidesOfFiles( files ) ),
				onWords: () => slides.replace( newSlides() ),
			} }
		>
			<MotionSettings
				attributes={ attributes }
				defaults={ metadata.attributes }
				effects={ {
					fade: __( 'Fade', 'frontage' ),
					slide: _x( 'Slide', 'transition effect', 'frontage' ),
				} }
				setAttributes={ setAttributes }
			/>
			<Size
				height={ attributes.height }
				fit={ attributes.fit }
				onChange={ setAttributes }
			/>
		</SlidesEdit>
	);
}

/** Returns the slides of a slider that starts with text. */
const newSlides = () =>
	createBlocksFromInnerBlocksTemplate(
		START.map( ( inner ) => [ 'frontage/slide', {}, inner ] )
	);

interface SizeProps extends Pick< Attributes, 'height' | 'fit' > {
	onChange: ( changed: Partial< Attributes > ) => void;
}

function Size( { height, fit, onChange }: SizeProps ) {
	const label = __( 'Minimum height', 'frontage' );
	return (
		<Settings
			label={ __( 'Size', 'frontage' ) }
			onReset={ () => onChange( { height: HEIGHT, fit: 'cover' } ) }
		>
			<Setting
				label={ label }
				isSet={ height !== HEIGHT }
				onReset={ () => onChange( { height: HEIGHT } ) }
			>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ label }
					help={ __(
						'For example, 28rem, 480px, or 70vh.',
						'frontage'
					) }
					value={ height }
					onChange={ ( value ) => onChange( { height: value } ) }
				/>
			</Setting>
			<FitSetting
				fit={ fit }
				onChange={ ( value ) => onChange( { fit: value } ) }
			/>
		</Settings>
	);
}

/**
 * The visitor's classes; `Layout.php` prints the same.
 *
 * @param attributes The block's.
 */
function classesOf( { kind, align }: Attributes ): string {
	const isInTwos =
		kind === 'df-slider-2' && [ 'wide', 'full' ].includes( align ?? '' );
	return [
		`has-columns-1 is-${ kind }`,
		isInTwos ? 'is-in-twos' : '',
		kind === 'testimonials' ? '' : 'has-side-arrows',
	].join( ' ' );
}
