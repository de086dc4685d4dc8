import { useSelect } from '@wordpress/data';
import { blockEditor, compact, type PanelProps } from '@frontage/editor';
import { AttributeFields } from './attribute-fields';
import { ContentField, ClassesField, VisibilityField } from './fields';
import { StyleFields } from './style-fields';
import { TEXTS } from './text';
import type { View, ViewSettings } from './settings';
import { useView, ViewSwitch } from './view-switch';

const KINDS = [
	'content',
	'attrs',
	'styles',
	'classes',
	'visibility',
] as const;

/** The settings of one view at a time. */
export function MultiViewFields( { settings, onChange }: PanelProps ) {
	const saved: ViewSettings = settings;
	const [ view, setView ] = useView();
	const block = useSelect( ( select ) => {
		const editor = blockEditor( select );
		const id = editor.getSelectedBlockClientId();
		return ( id && editor.getBlockName( id ) ) || '';
	}, [] );
	const save = ( kind: ( typeof KINDS )[ number ], value: unknown ) =>
		onChange( {
			[ kind ]: compact( { ...saved[ kind ], [ view ]: value } ),
		} );
	const objects = ( kind: 'attrs' | 'styles' ) => ( {
		values: saved[ kind ]?.[ view ] ?? {},
		onChange: ( name: string, value: unknown ) =>
			save(
				kind,
				compact( { ...saved[ kind ]?.[ view ], [ name ]: value } )
			),
	} );
	const isSet = ( one: View ) =>
		KINDS.some( ( kind ) => saved[ kind ]?.[ one ] !== undefined );
	return (
		<>
			<ViewSwitch view={ view } isSet={ isSet } onChange={ setView } />
			{ block in TEXTS && (
				<ContentField
					value={ saved.content?.[ view ] }
					onChange={ ( value ) => save( 'content', value ) }
				/>
			) }
			<VisibilityField
				view={ view }
				value={ saved.visibility?.[ view ] }
				onChange={ ( value ) => save( 'visibility', value ) }
			/>
			<StyleFields
				key={ `styles-${ view }` }
				{ ...objects( 'styles' ) }
			/>
			<AttributeFields
				view={ view }
				block={ block }
				{ ...objects( 'attrs' ) }
			/>
			<ClassesField
				value={ saved.classes?.[ view ] }
				onChange={ ( value ) => save( 'classes', value ) }
			/>
		</>
	);
}
