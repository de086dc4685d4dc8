import { Slot } from '@frontage/react/slot';
import { Status } from '@frontage/status';
import { useMore } from './use-more';
import type { SocialFeedProps } from './types';

/** Posts, and more of them on request (S2 §7). Each post is the server's HTML. */
export function SocialFeed( props: SocialFeedProps ) {
	const { shown, href, words } = props;
	const { list, later, state, said, more } = useMore( props );
	return (
		<>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops lists without bullets. */ }
			<ul
				ref={ list }
				className="frontage-social-feed__posts frontage-list"
				role="list"
			>
				{ Array.from( { length: shown }, ( _, index ) => (
					<Slot
						key={ index }
						as="li"
						className="frontage-social-feed__post"
						name={ `post-${ index }` }
					/>
				) ) }
				{ later.map( ( html, index ) => (
					<Slot
						key={ shown + index }
						as="li"
						className="frontage-social-feed__post"
						name={ `post-${ shown + index }` }
						html={ html }
					/>
				) ) }
			</ul>
			{ state === 'failed' && (
				<p className="frontage-list__error">{ words.failed }</p>
			) }
			{ state !== 'all' && (
				<p className="frontage-list__more">
					<a
						className="frontage-list__button"
						href={ href }
						rel="nofollow"
						aria-disabled={ state === 'loading' || undefined }
						onClick={ more }
					>
						{ state === 'loading' ? words.loading : words.more }
					</a>
				</p>
			) }
			<Status text={ said } />
		</>
	);
}
