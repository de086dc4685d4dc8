import { PostCards, type EditProps } from '@frontage/editor';

interface Context {
	'frontage/query'?: Record< string, unknown >;
	postId?: number;
}

/** The card, edited in place of one post of the list and previewed for the others. */
export const Edit = ( { clientId, context }: EditProps< object, Context > ) => (
	<PostCards
		clientId={ clientId }
		query={ context[ 'frontage/query' ] ?? {} }
		post={ context.postId ?? 0 }
	/>
);
