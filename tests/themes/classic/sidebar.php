<?php
/**
 * The widget area.
 */

defined( 'ABSPATH' ) || exit;
?>
<aside class="sidebar" aria-label="Sidebar">
	<?php dynamic_sidebar( 'sidebar' ); ?>
</aside>
