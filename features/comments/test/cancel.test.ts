/** Canceling a reply to a comment. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';

const WORDS = {
	missing: 'Missing',
	email: 'No address',
	url: 'No URL',
	long: 'Long',
	failed: 'Failed',
	sending: 'Sending',
};

test( 'a canceled reply gives the focus back to its link', async () => {
	document.body.innerHTML = `<div id="comments">
		<ol><li><a class="comment-reply-link" data-commentid="3" href="#respond">Reply</a></li></ol>
		<div id="respond">
			<a id="cancel-comment-reply-link" href="#respond">Cancel</a>
			<form action="/wp-comments-post.php">
				<textarea name="comment"></textarea>
				<input name="submit" type="submit">
				<input type="hidden" name="comment_post_ID" value="7"><input type="hidden" name="comment_parent" value="3">
				<frontage-island></frontage-island>
			</form>
		</div>
	</div>`;
	const stop = enhance(
		document.querySelector< FrontageIsland >( 'frontage-island' )!,
		WORDS
	);
	const cancel = document.getElementById( 'cancel-comment-reply-link' )!;
	// WordPress's script.
	cancel.onclick = ( event ) => {
		event.preventDefault();
		document.querySelector< HTMLInputElement >(
			'[name=comment_parent]'
		)!.value = '0';
	};
	cancel.click();
	await new Promise( ( done ) => setTimeout( done ) );
	expect( document.querySelector( ':focus' )?.textContent ).toBe( 'Reply' );
	stop();
} );
