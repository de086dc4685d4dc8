import { __ } from '@wordpress/i18n';
import { Settings } from '../../src/editor';
import metadata from './block.json';
import {
	RangeField,
	SelectField,
	TextField,
	ToggleField,
	defaultOf,
} from './edit-fields';
import type { Name } from './edit-fields';
import { MOST_COLUMNS } from './layout';
import { CHOICES, COLUMNS } from './options';
import type { GalleryAttributes } from './types';

interface Props {
	attributes: GalleryAttributes;
	setAttributes: ( changed: Partial< GalleryAttributes > ) => void;
}

/** Largest number that the slider offers. */
const MOST_PER_PAGE = 24;

const DEFAULTS = Object.fromEntries(
	( Object.keys( metadata.attributes ) as Name[] )
		.filter( ( name ) => name !== 'anchor' && name !== 'images' )
		.map( ( name ) => [ name, defaultOf( name ) ] )
);

/** Columns, shape and links; then what visitors can choose. */
export function GallerySettings( props: Props ) {
	const { attributes, setAttributes } = props;
	return (
		<Settings
			label={ __( 'Gallery', 'frontage' ) }
			onReset={ () => setAttributes( DEFAULTS ) }
		>
			{ COLUMNS.map( ( { name, label } ) => (
				<RangeField
					key={ name }
					{ ...props }
					name={ name }
					label={ label }
					most={ MOST_COLUMNS }
				/>
			) ) }
			{ CHOICES.filter(
				( { name } ) =>
					name !== 'fit' || attributes.ratio !== 'original'
			).map( ( choice ) => (
				<SelectField key={ choice.name } { ...props } { ...choice } />
			) ) }
			<VisitorSettings { ...props } />
		</Settings>
	);
}

/** What visitors can choose, and what screen readers say of it. */
function VisitorSettings( props: Props ) {
	return (
		<>
			<ToggleField
				{ ...props }
				name="hasFilter"
				label={ __( 'Filter by category', 'frontage' ) }
				help={ __(
					'Shown when the images have two categories or more.',
					'frontage'
				) }
			/>
			<ToggleField
				{ ...props }
				name="hasPages"
				label={ __( 'Pages', 'frontage' ) }
			/>
			{ props.attributes.hasPages && (
				<RangeField
					{ ...props }
					name="perPage"
					label={ __( 'Images on a page', 'frontage' ) }
					most={ Math.max(
						MOST_PER_PAGE,
						props.attributes.perPage ?? 0
					) }
				/>
			) }
			<TextField
				{ ...props }
				name="label"
				label={ __( 'Name for screen readers', 'frontage' ) }
			/>
		</>
	);
}
