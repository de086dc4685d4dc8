import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { ColumnsSetting } from './columns';
import { CHOICES } from './options';
import type { Attributes } from '../attributes';

/** Maximum of the slider. */
const MOST_PER_PAGE = 24;

const { images, source, ...DEFAULTS } = defaultsIn( metadata );

/** Settings for columns, aspect ratio and links, and for filter and pagination. */
export function GallerySettings( props: SettingsProps< Attributes > ) {
	const { attributes } = props;
	return (
		<BlockSettings
			label={ __( 'Gallery', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...props }
		>
			<ColumnsSetting { ...props } />
			{ CHOICES.filter(
				( { name } ) =>
					! (
						( name === 'fit' && attributes.ratio === 'original' ) ||
						( [ 'fit', 'ratio' ].includes( name ) &&
							attributes.arrangement === 'masonry' )
					)
			).map( ( choice ) => (
				<ChoiceField< Attributes > key={ choice.name } { ...choice } />
			) ) }
			{ attributes.arrangement !== 'carousel' && (
				<VisitorSettings { ...attributes } />
			) }
			<TextField
				name="label"
				label={ __( 'Screen reader label', 'frontage' ) }
			/>
		</BlockSettings>
	);
}

/** Settings for filter and pagination. */
function VisitorSettings( { hasPages, perPage }: Attributes ) {
	return (
		<>
			<ToggleField
				name="hasFilter"
				label={ __( 'Filter by category', 'frontage' ) }
				help={ __(
					'Shown if the images have at least two categories.',
					'frontage'
				) }
			/>
			<ToggleField
				name="hasPages"
				label={ __( 'Pagination', 'frontage' ) }
			/>
			{ hasPages && (
				<RangeField
					name="perPage"
					label={ __( 'Images per page', 'frontage' ) }
					max={ Math.max( MOST_PER_PAGE, perPage ?? 0 ) }
				/>
			) }
		</>
	);
}
