import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, plus, trash } from '@wordpress/icons';
import type { EditedSlides } from './use-slides';

interface Props {
	slides: EditedSlides;
}

/** Toolbar buttons that add, move and remove slides. */
export function SlidesToolbar( { slides }: Props ) {
	const { at, blocks, add, move, remove } = slides;
	const last = blocks.length - 1;
	const [ back, on ] = isRTL()
		? [ chevronRight, chevronLeft ]
		: [ chevronLeft, chevronRight ];
	return (
		<BlockControls>
			<ToolbarGroup>
				{ add && (
					<ToolbarButton
						icon={ plus }
						label={ __( 'Add slide', 'frontage' ) }
						onClick={ add }
					/>
				) }
				<ToolbarButton
					icon={ back }
					label={ __( 'Move slide backward', 'frontage' ) }
					disabled={ at <= 0 }
					onClick={ () => move( -1 ) }
				/>
				<ToolbarButton
					icon={ on }
					label={ __( 'Move slide forward', 'frontage' ) }
					disabled={ at >= last }
					onClick={ () => move( 1 ) }
				/>
				<ToolbarButton
					icon={ trash }
					label={ __( 'Remove slide', 'frontage' ) }
					disabled={ last < 1 }
					onClick={ remove }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
