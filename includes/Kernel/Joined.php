<?php
/**
 * What the build collects.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * Extended by an interface whose implementations are found by the build, wherever they lie.
 *
 * `Manifest::joined( Provider::class )` lists them; rooms and vendors join by existing.
 */
interface Joined {}
