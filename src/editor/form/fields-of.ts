/** The fields of a form in the editor. */
import { useSelect } from '@wordpress/data';
import type { Block } from '@wordpress/blocks';
import { plain } from '@frontage/lib/plain';
import { blockEditor } from '../blocks';

const PREFIX = 'frontage/field-';
const GROUP = 'frontage/form-group';

export interface FormField {
	clientId: string;
	name: string;
	label: string;
	kind: string;
	options: string[];
}

/**
 * Returns the field blocks among the given blocks and their descendants.
 *
 * Fields that repeat are known to those beside them only; all others know how many rows there are.
 *
 * @param blocks Such as a form's inner blocks.
 * @param inside Client ID of the field that asks.
 */
export const fieldsIn = ( blocks: Block[], inside = '' ): FormField[] =>
	blocks.flatMap( ( block ) => {
		const inner = fieldsIn( block.innerBlocks, inside );
		const isRepeated =
			block.name === GROUP && block.attributes.kind === 'repeat';
		if ( isRepeated ) {
			const isInside = inner.some(
				( { clientId } ) => clientId === inside
			);
			return [ fieldOf( block, 'rows' ), ...( isInside ? inner : [] ) ];
		}
		return block.name.startsWith( PREFIX )
			? [ fieldOf( block, String( block.attributes.kind ) ), ...inner ]
			: inner;
	} );

const fieldOf = (
	{ clientId, attributes }: Block,
	kind: string
): FormField => ( {
	clientId,
	name: String(
		attributes.name ||
			( kind === 'rows' ? nameOf( plain( attributes.label ) ) : '' )
	),
	label: plain( attributes.label ) || String( attributes.name ),
	kind,
	options: ( attributes.options ?? [] ) as string[],
} );

/**
 * Returns the field name for a label, as PHP would derive it.
 *
 * @param label Field label.
 */
export const nameOf = ( label: string ): string =>
	label
		.normalize( 'NFD' )
		.replace( /[\u0300-\u036f]/g, '' )
		.toLowerCase()
		.replace( /[^a-z0-9]+/g, '_' )
		.replace( /^_+|_+$/g, '' )
		.replace( /^\d+$/, 'field_$&' )
		.slice( 0, 40 ) || 'field';

/**
 * Returns the other fields of the form that a field belongs to.
 *
 * @param clientId Client ID of the field.
 */
export function useOtherFields( clientId: string ): FormField[] {
	return useSelect(
		( select ) => {
			const store = blockEditor( select );
			let root = clientId;
			for (
				let parent = store.getBlockRootClientId( root );
				parent;
				parent = store.getBlockRootClientId( parent )
			) {
				root = parent;
				if (
					! /^frontage\/(field|form-(step|group))|^core\//.test(
						store.getBlockName( root )!
					)
				) {
					break;
				}
			}
			return fieldsIn( store.getBlocks( root ), clientId ).filter(
				( field ) => field.clientId !== clientId
			);
		},
		[ clientId ]
	) as FormField[];
}

/**
 * Returns the fields of the form around a block that its condition can check: those outside of the block.
 *
 * @param clientId Client ID of the block.
 * @param form     Name of the block that is a form.
 * @return Nothing outside of forms.
 */
export function useFieldsAround(
	clientId: string,
	form: string
): FormField[] | undefined {
	const { root, all, own } = useSelect(
		( select ) => {
			const store = blockEditor( select );
			const [ parent ] = store.getBlockParentsByBlockName(
				clientId,
				form
			);
			return {
				root: parent,
				all: store.getBlocks( parent ),
				own: store.getBlocks( clientId ),
			};
		},
		[ clientId, form ]
	);
	const inside = fieldsIn( own ).map( ( field ) => field.clientId );
	return root
		? fieldsIn( all ).filter(
				( field ) => field.name && ! inside.includes( field.clientId )
			)
		: undefined;
}
