import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

interface Props {
	/** HTML. */
	caption: string;
	/** Whether the block or anything in it is selected: then there is a place for a new one. */
	isSelected: boolean;
	onChange: ( caption: string ) => void;
}

/** The caption of all pictures together, typed in the canvas. */
export function WallCaption( { caption, isSelected, onChange }: Props ) {
	if ( ! caption && ! isSelected ) {
		return null;
	}
	return (
		<RichText
			tagName="figcaption"
			className="frontage-wall__caption wp-element-caption"
			aria-label={ __( 'Gallery caption text', 'frontage' ) }
			placeholder={ __( 'Add gallery caption', 'frontage' ) }
			value={ caption }
			onChange={ onChange }
		/>
	);
}
