import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	defaultsIn,
	fieldsIn,
	useChildren,
	type EditProps,
	type FormField,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'kind',
	'help',
	'item',
	'add',
	'min',
	'max',
	'name',
] );

const TEMPLATE: [ string, object ][] = [ [ 'frontage/field-text', {} ] ];

/** What can repeat: any field, but no rows within rows. */
const REPEATABLE = [
	'frontage/field-text',
	'frontage/field-choice',
	'frontage/field-calculation',
	'frontage/field-file',
	'frontage/field-signature',
	'frontage/field-consent',
];

/** Returns a group's title, or what it is. */
const nameOfGroup = ( { label }: FormField ) =>
	label || getBlockType( 'frontage/form-group' )?.title;

const FORMATS = [ 'core/bold', 'core/italic', 'core/link' ];

export function Edit( props: EditProps< Attributes > ) {
	const { attributes, setAttributes, clientId } = props;
	const { kind, label, help, item, add } = attributes;
	const isRepeat = kind === 'repeat';
	const { blocks: children } = useChildren( clientId );
	const others = isRepeat
		? fieldsIn( children ).filter( ( field ) => field.kind === 'rows' )
		: [];
	const blockProps = useBlockProps( {
		className: `frontage-form__group${ isRepeat ? ' is-repeat' : '' }`,
	} );
	const inner = useInnerBlocksProps(
		{ className: 'frontage-form__parts' },
		{
			template: TEMPLATE,
			...( isRepeat && { allowedBlocks: REPEATABLE } ),
		}
	);
	return (
		<>
			<InspectorControls>
				<BlockSettings
					label={ __( 'Group', 'frontage' ) }
					attributes={ attributes }
					setAttributes={ setAttributes }
					defaults={ DEFAULTS }
				>
					<GroupSettings isRepeat={ isRepeat } />
				</BlockSettings>
			</InspectorControls>
			<div { ...blockProps }>
				<RichText
					tagName="div"
					className="frontage-form__legend"
					value={ label }
					onChange={ ( next: string ) =>
						setAttributes( { label: next } )
					}
					allowedFormats={ FORMATS }
					placeholder={ __( 'Title of the group', 'frontage' ) }
					aria-label={ __( 'Title of the group', 'frontage' ) }
				/>
				{ help && <p className="frontage-form__help">{ help }</p> }
				{ others.length > 0 && (
					<Notice status="warning" isDismissible={ false }>
						{ sprintf(
							/* translators: %s: titles of groups. */
							__(
								'Rows cannot contain rows. Move out of this group: %s',
								'frontage'
							),
							others.map( nameOfGroup ).join( ', ' )
						) }
					</Notice>
				) }
				{ isRepeat ? (
					<div className="frontage-form__row">
						<span className="frontage-form__label">
							{ sprintf(
								/* translators: 1: name of a row, such as “Guest”, 2: its number. */
								__( '%1$s %2$s', 'frontage' ),
								item || __( 'Entry', 'frontage' ),
								'1'
							) }
						</span>
						<div { ...inner } />
					</div>
				) : (
					<div { ...inner } />
				) }
				{ isRepeat && (
					<span className="frontage-form__add is-preview">
						{ add || __( 'Add row', 'frontage' ) }
					</span>
				) }
			</div>
		</>
	);
}

function GroupSettings( { isRepeat }: { isRepeat: boolean } ) {
	return (
		<>
			<ChoiceField< Attributes >
				name="kind"
				label={ __( 'Fields', 'frontage' ) }
				options={ {
					group: __( 'Appear once', 'frontage' ),
					repeat: __( 'Repeat in rows', 'frontage' ),
				} }
			/>
			{ isRepeat && <RowSettings /> }
			<TextField name="help" label={ __( 'Help', 'frontage' ) } />
		</>
	);
}

function RowSettings() {
	return (
		<>
			<TextField
				name="item"
				label={ __( 'Name of a row', 'frontage' ) }
				help={ __(
					'Singular, such as Guest. It is numbered.',
					'frontage'
				) }
			/>
			<TextField
				name="add"
				label={ __( 'Text of the button that adds a row', 'frontage' ) }
			/>
			<RangeField
				name="min"
				label={ __( 'Minimum rows', 'frontage' ) }
				min={ 0 }
				max={ 20 }
			/>
			<RangeField
				name="max"
				label={ __( 'Maximum rows', 'frontage' ) }
				min={ 1 }
				max={ 20 }
			/>
			<TextField
				name="name"
				label={ __( 'Name', 'frontage' ) }
				help={ __(
					'Used in conditions and formulas: {guests} is the number of rows, {guests.price} the prices of all rows.',
					'frontage'
				) }
				clean={ ( typed ) =>
					typed.toLowerCase().replace( /[^a-z0-9_]/g, '' )
				}
			/>
		</>
	);
}
