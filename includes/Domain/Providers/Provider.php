<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Settings\Group;


defined( 'ABSPATH' ) || exit;

/**
 * A vendor.
 *
 * What a folder in `includes/Domain/Providers/` gives: who the vendor is, what it gets to know, and how to ask it.
 *
 * The group's name is the vendor's slug; its fields are the keys it wants. What it can do for modules
 * is said by capability interfaces such as `With_List`. Found by the build: see docs/providers.md.
 */
interface Provider extends Group {
	/** The vendor's name. */
	public function title(): string;

	/** What an owner gets from it, in one sentence. */
	public function purpose(): string;

	/**
	 * Machines that may be asked: names, or `*.example.com` for one label more.
	 *
	 * @return list<string>
	 */
	public function hosts(): array;

	/** What the vendor gets to know. */
	public function third_party(): Third_Party;

	/**
	 * Adds the key to a request, at the last moment: what is remembered, queued or logged never has it.
	 *
	 * @param Http_Request $request What is about to be sent to one of the hosts.
	 */
	public function authorize( Http_Request $request ): Http_Request;

	/**
	 * Makes a real call with the stored key.
	 *
	 * @param Http $http The way to the vendor.
	 * @throws Http_Error If there was no answer that can be read.
	 */
	public function test( Http $http ): Test_Result;
}
