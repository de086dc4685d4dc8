<?php
/**
 * The loop, for one post or many.
 */

defined( 'ABSPATH' ) || exit;

get_header();
?>
<main id="content">
	<?php
	while ( have_posts() ) :
		the_post();
		?>
		<article <?php post_class(); ?>>
			<h1><?php the_title(); ?></h1>
			<div class="entry-content"><?php the_content(); ?></div>
			<?php
			if ( is_singular() && ( comments_open() || get_comments_number() ) ) {
				comments_template();
			}
			?>
		</article>
	<?php endwhile; ?>
	<?php the_posts_pagination(); ?>
</main>
<?php
get_sidebar();
get_footer();
