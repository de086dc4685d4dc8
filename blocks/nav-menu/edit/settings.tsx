import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	Field,
	TextField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { MegaMenus, type TopItem } from './mega-menus';
import { useMenus, type SavedMenu } from './use-menus';

const MENU = defaultsIn( metadata, [
	'source',
	'ref',
	'label',
	'hasDescriptions',
] );
const LAYOUT = defaultsIn( metadata, [ 'orientation', 'justify' ] );
const PHONES = defaultsIn( metadata, [
	'collapse',
	'opensAs',
	'side',
	'toggleText',
	'hasToggleText',
] );

/** The block's settings in the sidebar. */
export function NavMenuSettings( {
	items,
	...block
}: EditProps< Attributes > & { items: TopItem[] } ) {
	return (
		<>
			<BlockSettings
				label={ __( 'Menu', 'frontage' ) }
				defaults={ MENU }
				{ ...block }
			>
				<MenuField { ...block } />
				<TextField
					name="label"
					label={ __( 'Screen reader label', 'frontage' ) }
				/>
				<ToggleField
					name="hasDescriptions"
					label={ __( 'Show descriptions', 'frontage' ) }
				/>
			</BlockSettings>
			<MegaMenus items={ items } { ...block } />
			<BlockSettings
				label={ __( 'Layout', 'frontage' ) }
				defaults={ LAYOUT }
				{ ...block }
			>
				<ChoiceField< Attributes >
					name="orientation"
					label={ __( 'Orientation', 'frontage' ) }
					options={ {
						horizontal: __( 'Horizontal', 'frontage' ),
						vertical: __( 'Vertical', 'frontage' ),
					} }
				/>
				<ChoiceField< Attributes >
					name="justify"
					label={ __( 'Justification', 'frontage' ) }
					options={ {
						start: __( 'Left (start)', 'frontage' ),
						center: __( 'Center', 'frontage' ),
						end: __( 'Right (end)', 'frontage' ),
						between: __( 'Space between', 'frontage' ),
					} }
				/>
			</BlockSettings>
			<BlockSettings
				label={ __( 'Menu button', 'frontage' ) }
				defaults={ PHONES }
				{ ...block }
			>
				<ButtonFields attributes={ block.attributes } />
			</BlockSettings>
		</>
	);
}

/** The choice of a menu: both kinds in one list. */
function MenuField( { attributes, setAttributes }: EditProps< Attributes > ) {
	const { navigation, menu } = useMenus();
	const { source, ref } = attributes;
	const label = __( 'Menu', 'frontage' );
	const options = ( kind: string, saved: SavedMenu[] ) =>
		saved.map( ( { id, name } ) => ( {
			label: name,
			value: `${ kind }:${ id }`,
		} ) );
	const all = [
		{ label: __( 'Main menu of the site', 'frontage' ), value: 'main:0' },
		...options( 'navigation', navigation ),
		...options( 'menu', menu ),
	];
	return (
		<Field name="source" label={ label }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				value={ `${ source }:${ ref }` }
				options={ all }
				onChange={ ( chosen ) => {
					const [ kind, id ] = chosen.split( ':' );
					setAttributes( {
						source: kind as Attributes[ 'source' ],
						ref: Number( id ),
					} );
				} }
			/>
		</Field>
	);
}

const ButtonFields = ( {
	attributes: { collapse, opensAs },
}: {
	attributes: Attributes;
} ) => (
	<>
		<ChoiceField< Attributes >
			name="collapse"
			label={ __( 'Show a menu button', 'frontage' ) }
			options={ {
				phone: __( 'On phones', 'frontage' ),
				tablet: __( 'On tablets and phones', 'frontage' ),
				always: __( 'Always', 'frontage' ),
				never: __( 'Never', 'frontage' ),
			} }
		/>
		{ collapse !== 'never' && (
			<>
				<ChoiceField< Attributes >
					name="opensAs"
					label={ __( 'Opens as', 'frontage' ) }
					options={ {
						panel: __( 'Panel from the side', 'frontage' ),
						dropdown: __( 'Panel from the top', 'frontage' ),
					} }
				/>
				{ opensAs === 'panel' && (
					<ChoiceField< Attributes >
						name="side"
						label={ __( 'Screen edge', 'frontage' ) }
						options={ {
							end: __( 'Right (end)', 'frontage' ),
							start: __( 'Left (start)', 'frontage' ),
						} }
					/>
				) }
				<TextField
					name="toggleText"
					label={ __( 'Button text', 'frontage' ) }
					placeholder={ __( 'Menu', 'frontage' ) }
				/>
				<ToggleField
					name="hasToggleText"
					label={ __( 'Show text beside the icon', 'frontage' ) }
				/>
			</>
		) }
	</>
);
