<?php
/**
 * Everything after the content.
 */

defined( 'ABSPATH' ) || exit;
?>
</div>
<footer class="site-footer"><p><?php bloginfo( 'name' ); ?></p></footer>
<?php wp_footer(); ?>
</body>
</html>
