import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { isRTL } from '@wordpress/i18n';
import {
	chevronDown,
	chevronLeft,
	chevronRight,
	chevronUp,
	plus,
	trash,
} from '@wordpress/icons';
import type { OpenChild } from './use-open-child';

interface Props extends Pick< OpenChild, 'openAt' | 'move' | 'remove' > {
	/** Number of children. */
	count: number;
	/** Minimum number of children. */
	fewest?: number;
	isColumn?: boolean;
	words: { add: string; back: string; on: string; remove: string };
	onAdd: () => void;
}

/** Toolbar buttons that add, move and remove the selected child of a block. */
export function ChildTools( props: Props ) {
	const { openAt, move, remove, count, fewest = 1, words, onAdd } = props;
	const [ back, on ] = arrows( props.isColumn );
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ plus }
					label={ words.add }
					onClick={ onAdd }
				/>
				<ToolbarButton
					icon={ back }
					label={ words.back }
					disabled={ openAt <= 0 }
					onClick={ () => move( -1 ) }
				/>
				<ToolbarButton
					icon={ on }
					label={ words.on }
					disabled={ openAt < 0 || openAt >= count - 1 }
					onClick={ () => move( 1 ) }
				/>
				<ToolbarButton
					icon={ trash }
					label={ words.remove }
					disabled={ openAt < 0 || count <= fewest }
					onClick={ remove }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}

function arrows( isColumn?: boolean ) {
	if ( isColumn ) {
		return [ chevronUp, chevronDown ];
	}
	return isRTL()
		? [ chevronRight, chevronLeft ]
		: [ chevronLeft, chevronRight ];
}
