<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

defined( 'ABSPATH' ) || exit;

/** Shows more posts of Instagram. */
final class Instagram_Posts extends More_Posts {
	public const NAME = 'ha_instagram_feed_action';
}
