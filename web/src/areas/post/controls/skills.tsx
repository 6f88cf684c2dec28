export { SkillsInput as Control } from '../skills-input.tsx';
