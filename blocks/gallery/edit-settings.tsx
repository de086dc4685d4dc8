import {
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, Settings } from '../../src/editor';
import metadata from './block.json';
import { MOST_COLUMNS } from './layout';
import { CAPTIONS, FITS, LINKS, RATIOS } from './options';
import { PER_PAGE } from './preview-props';
import type { GalleryAttributes } from './types';

interface Props {
	attributes: GalleryAttributes;
	setAttributes: ( changed: Partial< GalleryAttributes > ) => void;
}

type Name = keyof typeof metadata.attributes;

const defaultOf = ( name: Name ) =>
	( metadata.attributes[ name ] as { default?: unknown } ).default;

const NAMES = Object.keys( metadata.attributes ).filter(
	( name ) => ! [ 'anchor', 'images' ].includes( name )
) as Name[];

/**
 * Columns, shape, links, filter, pages and name, in the order of the sidebar.
 * @param root0
 * @param root0.attributes
 * @param root0.setAttributes
 */
export function GallerySettings( { attributes, setAttributes }: Props ) {
	const field = ( name: Name, label: string ) => ( {
		setting: {
			label,
			isSet: attributes[ name ] !== defaultOf( name ),
			onReset: () => setAttributes( { [ name ]: defaultOf( name ) } ),
		},
		control: {
			label,
			onChange: ( value?: unknown ) =>
				setAttributes( { [ name ]: value } ),
		},
	} );
	const select = (
		name: Name,
		label: string,
		options: { value: string; label: string }[]
	) => {
		const { setting, control } = field( name, label );
		return (
			<Setting { ...setting }>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					{ ...control }
					value={ String( attributes[ name ] ) }
					options={ options }
				/>
			</Setting>
		);
	};
	const range = (
		name: Name,
		label: string,
		help?: string,
		most = MOST_COLUMNS
	) => {
		const { setting, control } = field( name, label );
		return (
			<Setting { ...setting }>
				<RangeControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					{ ...control }
					help={ help }
					value={ ( attributes[ name ] as number ) || undefined }
					min={ 1 }
					max={ most }
				/>
			</Setting>
		);
	};
	const toggle = ( name: Name, label: string, help?: string ) => {
		const { setting, control } = field( name, label );
		return (
			<Setting { ...setting }>
				<ToggleControl
					__nextHasNoMarginBottom
					{ ...control }
					help={ help }
					checked={ !! attributes[ name ] }
				/>
			</Setting>
		);
	};
	const name = field( 'label', __( 'Name for screen readers', 'frontage' ) );
	return (
		<Settings
			label={ __( 'Gallery', 'frontage' ) }
			onReset={ () =>
				setAttributes(
					Object.fromEntries(
						NAMES.map( ( key ) => [ key, defaultOf( key ) ] )
					)
				)
			}
		>
			{ range( 'columns', __( 'Columns', 'frontage' ) ) }
			{ range( 'columnsTablet', __( 'Columns on tablets', 'frontage' ) ) }
			{ range( 'columnsPhone', __( 'Columns on phones', 'frontage' ) ) }
			{ select( 'ratio', __( 'Aspect ratio', 'frontage' ), RATIOS ) }
			{ attributes.ratio !== 'original' &&
				select( 'fit', __( 'Fit', 'frontage' ), FITS ) }
			{ select( 'captions', __( 'Captions', 'frontage' ), CAPTIONS ) }
			{ select( 'linkTo', __( 'Link to', 'frontage' ), LINKS ) }
			{ toggle(
				'hasFilter',
				__( 'Filter by category', 'frontage' ),
				__(
					'Shown when the images have two categories or more.',
					'frontage'
				)
			) }
			{ toggle( 'hasPages', __( 'Pages', 'frontage' ) ) }
			{ attributes.hasPages &&
				range(
					'perPage',
					__( 'Images on a page', 'frontage' ),
					undefined,
					Math.max( 24, attributes.perPage ?? PER_PAGE )
				) }
			<Setting { ...name.setting }>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					{ ...name.control }
					value={ attributes.label }
				/>
			</Setting>
		</Settings>
	);
}
