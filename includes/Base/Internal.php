<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * Marks a discoverable interface that only Frontage's own classes implement.
 *
 * It has no meaning for other plugins: they add their hooks themselves, for example. `Manifests` reports those that announce a class.
 *
 * @internal
 */
interface Internal {}
