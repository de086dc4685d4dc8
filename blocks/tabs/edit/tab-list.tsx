import { RichText } from '@wordpress/block-editor';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { EditedTab } from './types';

interface Props {
	tabs: EditedTab[];
	openId?: string;
	/** The tab that was just added, whose title gets the focus. */
	newId?: string;
	onOpen: ( clientId: string ) => void;
	onRename: ( clientId: string, title: string ) => void;
}

/** The list of tabs, with inline editable titles. */
export function EditTabList( props: Props ) {
	const { tabs, newId } = props;
	const list = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( newId ) {
			list.current
				?.querySelector< HTMLElement >( `[data-tab="${ newId }"]>*` )
				?.focus();
		}
	}, [ newId ] );
	return (
		<div ref={ list } className="frontage-tabs__list">
			{ tabs.map( ( tab, index ) => (
				<EditTab
					key={ tab.clientId }
					{ ...props }
					{ ...tab }
					index={ index }
				/>
			) ) }
		</div>
	);
}

function EditTab( props: Props & EditedTab & { index: number } ) {
	const { clientId, title, index, openId, onOpen, onRename } = props;
	return (
		<div
			data-tab={ clientId }
			className={ `frontage-tabs__tab${
				clientId === openId ? ' is-selected' : ''
			}` }
			style={ { order: 2 * index } }
			onFocus={ () => onOpen( clientId ) }
		>
			<RichText
				tagName="span"
				value={ title }
				onChange={ ( changed: string ) =>
					onRename( clientId, changed )
				}
				allowedFormats={ [ 'core/bold', 'core/italic', 'core/code' ] }
				disableLineBreaks
				placeholder={ __( 'Tab title', 'frontage' ) }
				aria-label={ sprintf(
					/* translators: %d: position of the tab, starting at 1. */
					__( 'Title of tab %d', 'frontage' ),
					index + 1
				) }
			/>
		</div>
	);
}
