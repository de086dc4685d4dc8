<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

defined( 'ABSPATH' ) || exit;

/** Shows more posts of Facebook. */
final class Facebook_Posts extends More_Posts {
	public const NAME = 'ha_facebook_feed_action';
}
