/** The fields of a form in the editor. */
import { useSelect } from '@wordpress/data';
import type { Block } from '@wordpress/blocks';
import { plain } from '@frontage/lib/plain';
import { blockEditor } from '../blocks';

const PREFIX = 'frontage/field-';

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
 * @param blocks Such as a form's inner blocks.
 */
export const fieldsIn = ( blocks: Block[] ): FormField[] =>
	blocks.flatMap( ( { clientId, name, attributes, innerBlocks } ) => [
		...( name.startsWith( PREFIX )
			? [
					{
						clientId,
						name: String( attributes.name ?? '' ),
						label:
							plain( attributes.label ) ||
							String( attributes.name ),
						kind: String( attributes.kind ),
						options: ( attributes.options ?? [] ) as string[],
					},
				]
			: [] ),
		...fieldsIn( innerBlocks ),
	] );

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
					! /^frontage\/(field|form-step)|^core\//.test(
						store.getBlockName( root )!
					)
				) {
					break;
				}
			}
			return fieldsIn( store.getBlocks( root ) ).filter(
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
