import {
	RichText,
	store,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[
		'core/heading',
		{ level: 3, placeholder: __( 'Step title', 'frontage' ) },
	],
	[ 'frontage/field-text', {} ],
];

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< Attributes > ) {
	const number = useNumber( clientId );
	const blockProps = useBlockProps( { className: 'frontage-form__step' } );
	const { children, ...inner } = useInnerBlocksProps( blockProps, {
		template: TEMPLATE,
	} );
	/* translators: %d: number of a step. */
	const label = sprintf( __( 'Step %d', 'frontage' ), number );
	return (
		<div { ...inner }>
			<div className="frontage-form-step__head">
				<span>{ label }</span>
				<RichText
					tagName="span"
					className="frontage-form-step__name"
					value={ attributes.title }
					onChange={ ( title: string ) => setAttributes( { title } ) }
					allowedFormats={ [] }
					placeholder={ __(
						'Name in the list of steps',
						'frontage'
					) }
					aria-label={ sprintf(
						/* translators: %d: number of a step. */
						__( 'Name of step %d', 'frontage' ),
						number
					) }
				/>
			</div>
			{ children }
		</div>
	);
}

/** Returns which step of its form this is, from 1. */
function useNumber( clientId: string ): number {
	return useSelect(
		( select ) => {
			const { getBlockRootClientId, getBlockOrder, getBlockName } =
				select( store ) as any;
			const siblings = getBlockOrder(
				getBlockRootClientId( clientId )
			) as string[];
			return (
				siblings
					.filter(
						( id ) => getBlockName( id ) === 'frontage/form-step'
					)
					.indexOf( clientId ) + 1
			);
		},
		[ clientId ]
	);
}
