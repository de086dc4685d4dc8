export { form as mount } from '../../src/ui/form';
