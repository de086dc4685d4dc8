import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	Field,
	TextField,
	ToggleField,
	defaultsIn,
	useField,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const VIEWS = defaultsIn( metadata, [ 'view', 'views', 'titleTag' ] );

const EVENTS = defaultsIn( metadata, [
	'source',
	'address',
	'postType',
	'startField',
	'endField',
	'locationField',
] );

const SHARING = defaultsIn( metadata, [ 'hasFeed', 'hasLinks', 'hasSchema' ] );

const viewNames = (): Record< Attributes[ 'view' ], string > => ( {
	month: __( 'Month', 'frontage' ),
	week: __( 'Week', 'frontage' ),
	day: __( 'Day', 'frontage' ),
	list: __( 'List', 'frontage' ),
} );

/** Which views visitors may choose. */
function ViewsField( { label }: { label: string } ) {
	const { value, change } = useField( 'views' );
	const chosen = value as string[];
	return (
		<Field name="views" label={ label }>
			{ Object.entries( viewNames() ).map( ( [ view, name ] ) => (
				<CheckboxControl
					key={ view }
					__nextHasNoMarginBottom
					label={ name }
					checked={ chosen.includes( view ) }
					onChange={ ( isChosen ) =>
						change(
							isChosen
								? [ ...chosen, view ]
								: chosen.filter( ( other ) => other !== view )
						)
					}
				/>
			) ) }
		</Field>
	);
}

/** The settings sidebar. */
export function CalendarSettings( block: SettingsProps< Attributes > ) {
	const { source } = block.attributes;
	return (
		<>
			<BlockSettings
				label={ __( 'Events', 'frontage' ) }
				defaults={ EVENTS }
				{ ...block }
			>
				<ChoiceField< Attributes >
					name="source"
					label={ __( 'Source', 'frontage' ) }
					options={ {
						typed: __( 'Entered here', 'frontage' ),
						address: __( 'Calendar address (iCal)', 'frontage' ),
						posts: __( 'Posts with dates', 'frontage' ),
						'events-calendar': 'The Events Calendar',
					} }
				/>
				{ source === 'address' && (
					<TextField
						name="address"
						type="url"
						label={ __( 'Address', 'frontage' ) }
						help={ __(
							'The server requests it every hour. Visitors get the last copy from this site.',
							'frontage'
						) }
					/>
				) }
				{ source === 'posts' && <PostFields /> }
			</BlockSettings>
			<BlockSettings
				label={ __( 'Views', 'frontage' ) }
				defaults={ VIEWS }
				{ ...block }
			>
				<ChoiceField< Attributes >
					name="view"
					label={ __( 'Shown first', 'frontage' ) }
					options={ viewNames() }
				/>
				<ViewsField label={ __( 'Visitors can choose', 'frontage' ) } />
				<ChoiceField< Attributes >
					name="titleTag"
					label={ __( 'Heading level', 'frontage' ) }
					options={ {
						h2: 'H2',
						h3: 'H3',
						h4: 'H4',
						h5: 'H5',
						h6: 'H6',
					} }
				/>
			</BlockSettings>
			<BlockSettings
				label={ __( 'Sharing', 'frontage' ) }
				defaults={ SHARING }
				{ ...block }
			>
				<ToggleField
					name="hasFeed"
					label={ __( 'Offer subscription (iCal)', 'frontage' ) }
				/>
				<ToggleField
					name="hasLinks"
					label={ __( 'Show “Add to calendar” links', 'frontage' ) }
				/>
				<ToggleField
					name="hasSchema"
					label={ __(
						'Structured data for search engines',
						'frontage'
					) }
				/>
			</BlockSettings>
		</>
	);
}

/** Which posts are events, and which of their fields say when. */
const PostFields = () => (
	<>
		<TextField name="postType" label={ __( 'Post type', 'frontage' ) } />
		<TextField
			name="startField"
			label={ __( 'Custom field with the start', 'frontage' ) }
			help={ __(
				'In the format YYYY-MM-DD hh:mm:ss. The field must be available in the REST API.',
				'frontage'
			) }
		/>
		<TextField
			name="endField"
			label={ __( 'Custom field with the end', 'frontage' ) }
		/>
		<TextField
			name="locationField"
			label={ __( 'Custom field with the place', 'frontage' ) }
		/>
	</>
);
