/** Shows the text of the previewed device in the canvas, where it can be written as well. */
import { createHigherOrderComponent } from '@wordpress/compose';
import { usePreviewedDevice, type EditedBlock } from '@frontage/editor';
import type { ComponentType } from 'react';
import { useHoverPreview } from './hover-preview';
import { lastSet, viewsOn, type ViewSettings } from './settings';

/** Attributes with the text of blocks that have one, as `server/Texts.php` finds them in their HTML. */
export const TEXTS: Partial< Record< string, string > > = {
	'core/button': 'text',
	'core/heading': 'content',
	'core/list-item': 'content',
	'core/paragraph': 'content',
	'core/preformatted': 'content',
	'core/verse': 'content',
};

type Attributes = EditedBlock[ 'attributes' ] & Record< string, unknown >;

interface Props {
	Edit: ComponentType< EditedBlock >;
	block: EditedBlock;
	name: string;
}

/** Returns plain text as rich text. */
const rich = ( text: string ) =>
	text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );

/** Returns rich text without its formats. */
function plain( value: unknown ): string {
	const reader = document.createElement( 'template' );
	reader.innerHTML = String( value ).replace( /<br\b[^>]*>/g, ' ' );
	return reader.content.textContent ?? '';
}

function WithText( { Edit, block, name }: Props ) {
	const attributes = block.attributes as Attributes;
	const saved = attributes.frontage?.[ 'multi-view' ] as
		ViewSettings | undefined;
	const device = usePreviewedDevice( !! saved?.content );
	const isHovered = useHoverPreview() && block.isSelected;
	const view = lastSet( saved?.content, viewsOn( device, isHovered ) );
	if ( ! view ) {
		return <Edit { ...block } />;
	}
	const text = rich( String( saved?.content?.[ view ] ) );
	const shown: Attributes = { ...attributes, [ name ]: text };
	return (
		<Edit
			{ ...block }
			attributes={ shown }
			setAttributes={ ( next: object ) => {
				const changed: Record< string, unknown > = { ...next };
				if ( name in changed ) {
					const content = {
						...saved?.content,
						[ view ]: plain( changed[ name ] ),
					};
					delete changed[ name ];
					changed.frontage = {
						...attributes.frontage,
						'multi-view': { ...saved, content },
					};
				}
				block.setAttributes( changed );
			} }
		/>
	);
}

export const withText = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditedBlock > ) => ( props: EditedBlock ) => {
		const name = TEXTS[ props.name ];
		return name ? (
			<WithText Edit={ BlockEdit } block={ props } name={ name } />
		) : (
			<BlockEdit { ...props } />
		);
	},
	'withFrontageText'
);
