/** WordPress's comment form, and the messages of its script. */
export const WORDS = {
	missing: 'Missing',
	email: 'No address',
	url: 'No URL',
	long: 'Long',
	failed: 'Failed',
	sending: 'Sending',
};

export const FORM = `<div id="respond"><form action="/wp-comments-post.php">
	<p><textarea name="comment" required maxlength="65525"></textarea></p>
	<p><input name="author" required></p>
	<p><input name="email" type="email" required></p>
	<p><input name="submit" type="submit" value="Post Comment">
	<input type="hidden" name="comment_post_ID" value="7"><input type="hidden" name="comment_parent" value="3"></p>
	<frontage-island></frontage-island>
</form></div>`;
