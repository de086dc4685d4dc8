<?php
/**
 * Comments and the form to add one.
 */

defined( 'ABSPATH' ) || exit;

if ( post_password_required() ) {
	return;
}
?>
<section id="comments" class="comments-area">
	<ol class="comment-list"><?php wp_list_comments(); ?></ol>
	<?php the_comments_pagination(); ?>
	<?php comment_form(); ?>
</section>
