import { _n, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';

/** Shows the number of unread messages in WordPress's menu, which was printed with the page. */
export function useUnreadBubble( count: number ): void {
	useEffect( () => {
		document.querySelectorAll( '.frontage-unread' ).forEach( ( bubble ) => {
			bubble.className = bubble.className.replace(
				/count-\d+/,
				`count-${ count }`
			);
			const [ number, words ] = [ ...bubble.children ];
			number?.replaceChildren( String( count ) );
			words?.replaceChildren(
				sprintf(
					/* translators: %s: number of messages. */
					_n(
						'%s unread message',
						'%s unread messages',
						count,
						'frontage'
					),
					String( count )
				)
			);
		} );
	}, [ count ] );
}
