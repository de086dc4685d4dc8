import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import {
	chevronDown,
	chevronLeft,
	chevronRight,
	chevronUp,
	plus,
	positionLeft,
	positionRight,
	trash,
} from '@wordpress/icons';
import type { EditedTabs } from './use-tabs';

interface Props {
	tabs: EditedTabs;
	isVertical: boolean;
	onTurn: () => void;
}

/**
 * Adds, moves and removes the open tab; puts the list beside the panel.
 *
 * @param props The tabs and their layout.
 */
export function TabsToolbar( { tabs, isVertical, onTurn }: Props ) {
	const { openAt, move, remove, add } = tabs;
	const last = tabs.tabs.length - 1;
	const [ back, forth ] = arrows( isVertical );
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ isRTL() ? positionRight : positionLeft }
					label={ __( 'Tabs next to the panel', 'frontage' ) }
					isPressed={ isVertical }
					onClick={ onTurn }
				/>
			</ToolbarGroup>
			<ToolbarGroup>
				<ToolbarButton
					icon={ plus }
					label={ __( 'Add tab', 'frontage' ) }
					onClick={ add }
				/>
				<ToolbarButton
					icon={ back }
					label={ __( 'Move tab backward', 'frontage' ) }
					disabled={ openAt <= 0 }
					onClick={ () => move( -1 ) }
				/>
				<ToolbarButton
					icon={ forth }
					label={ __( 'Move tab forward', 'frontage' ) }
					disabled={ openAt < 0 || openAt >= last }
					onClick={ () => move( 1 ) }
				/>
				<ToolbarButton
					icon={ trash }
					label={ __( 'Remove tab', 'frontage' ) }
					disabled={ last < 1 }
					onClick={ remove }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}

function arrows( isVertical: boolean ) {
	if ( isVertical ) {
		return [ chevronUp, chevronDown ];
	}
	return isRTL()
		? [ chevronRight, chevronLeft ]
		: [ chevronLeft, chevronRight ];
}
